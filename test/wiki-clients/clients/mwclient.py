"""The flows with mwclient, as flows.ts describes them."""

import json
import os
from urllib.parse import urlsplit

import mwclient

given = json.loads(os.environ["KILN_GIVEN"])
site = None


def titles(pages, same):
    return {"kind": "titles", "titles": [page["title"] if isinstance(page, dict) else page.name for page in pages], "same": same}


def connect():
    global site
    address = urlsplit(given["origin"])
    site = mwclient.Site(address.netloc, path="/", scheme=address.scheme, clients_useragent="kiln-test-wiki-clients", max_retries=0)
    return {"kind": "nothing"}


def siteinfo():
    if site.namespaces[14] != "Category":
        raise ValueError(f"the namespaces are {site.namespaces}")
    if len(site.version) < 2:
        raise ValueError(f"the version is {site.version}")
    return {"kind": "site", "general": site.site}


def login():
    site.login(given["bot"], given["botPassword"])
    return {"kind": "user", "name": site.username}


def page_text():
    return {"kind": "text", "text": site.pages[given["page"]].text(), "same": {"titles": given["page"]}}


def all_pages():
    return titles(site.allpages(limit=10), {"list": "allpages"})


def category_members():
    return titles(site.pages[given["category"]].members(), {"list": "categorymembers", "cmtitle": given["category"]})


def search():
    return titles(site.search(given["word"], limit=10), {"list": "search", "srsearch": given["word"]})


def recent_changes():
    return titles(site.recentchanges(limit=10), {"list": "recentchanges"})


flows = {
    "connect": connect,
    "siteinfo": siteinfo,
    "login": login,
    "page text": page_text,
    "list with continuation": all_pages,
    "category members": category_members,
    "search": search,
    "recent changes": recent_changes,
}

for flow, run in flows.items():
    try:
        outcome = {"seen": run()}
    except Exception as error:  # Whatever fails is reported, and the other flows run.
        outcome = {"error": f"{type(error).__name__}: {error}"}
    with open(os.environ["KILN_REPORT"], "a", encoding="utf-8") as report:
        report.write(json.dumps({"flow": flow, **outcome}) + "\n")
