"""Everyday steps with pywikibot, reported in TAP. Each step fails unless its result is as expected."""

import json
import os
import tempfile
from itertools import islice
from urllib.parse import urlsplit

given = json.loads(os.environ["KILN_GIVEN"])
app = given["bot"].partition("@")[2]
address = urlsplit(given["origin"])

# pywikibot reads its configuration when it is imported.
folder = tempfile.mkdtemp(dir=os.environ["KILN_FOLDER"])
os.environ["PYWIKIBOT_DIR"] = folder
files = {
    "kiln_family.py": f"""
from pywikibot import family
class Family(family.Family):
    name = "kiln"
    langs = {{"en": {address.netloc!r}}}
    def protocol(self, code): return {address.scheme!r}
    def scriptpath(self, code): return ""
""",
    "user-config.py": f"""
family_files["kiln"] = {os.path.join(folder, "kiln_family.py")!r}
family, mylang = "kiln", "en"
usernames["kiln"]["en"] = {given["user"]!r}
password_file = "user-password.py"
put_throttle = minthrottle = maxthrottle = max_retries = 0
""",
    "user-password.py": f"({given['user']!r}, BotPassword({app!r}, {given['botPassword']!r}))\n",
}
for name, text in files.items():
    with open(os.path.join(folder, name), "w", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        file.write(text)

import pywikibot  # noqa: E402
from pywikibot import pagegenerators  # noqa: E402

site = pywikibot.Site()
word, category = given["word"], pywikibot.Category(site, given["category"])
draft = f"User:{given['user']}/pywikibot"


def page(title=given["page"]):
    return pywikibot.Page(site, title)


def first(items, count=5):
    return list(islice(items, count))


def login():
    site.login()
    return site.user() == given["user"] and site.logged_in()


def user():
    one = pywikibot.User(site, next(site.recentchanges(total=1))["user"])
    return one.isRegistered() and one.editCount() > 0 and not one.is_blocked() and first(one.contributions(total=3))


def save(text, summary):
    changed = page(draft)
    changed.text = text
    changed.save(summary, quiet=True)
    return page(draft).get() == text


def edit(**parameters):
    site.editpage(page(draft), summary="A heading", minor=False, **parameters)
    return page(draft).get()


def redirect():
    saved = page(f"{draft} redirect")
    saved.text = f"#REDIRECT [[{given['page']}]]"
    saved.save("Redirect", quiet=True)
    return page(saved.title()).getRedirectTarget() == page()


def refused():
    try:
        site.editpage(page(), summary="Create", text="x", minor=False, createonly=True)
    except pywikibot.exceptions.PageCreatedConflictError:
        return True


def logout():
    site.logout()
    return not site.logged_in()


steps = {
    "login": login,
    "rights": lambda: site.has_right("edit") and site.has_group("user"),
    "version": lambda: str(site.mw_version),
    "siteinfo": lambda: site.siteinfo["sitename"] and site.siteinfo["statistics"]["pages"],
    "namespaces": lambda: site.namespaces[14].custom_name == "Category",
    "interwiki map": lambda: site.siteinfo["interwikimap"],
    "magic words": lambda: site.getmagicwords("redirect"),
    "interface messages": lambda: site.list_to_text(["one", "two", "three"]) == "one, two and three",
    "parameters of a module": lambda: site._paraminfo.parameter("query+allpages", "limit"),
    "tokens": lambda: site.tokens["csrf"],
    "page text": lambda: page().get(),
    "missing page": lambda: page().exists() and not page("No page of this name").exists(),
    "page information": lambda: page().pageid and page().namespace() == 0 and page().content_model == "wikitext",
    "protection": lambda: page().protection() is not None,
    "history": lambda: first(page().revisions()),
    "text of an old revision": lambda: page().get_revision(page().oldest_revision.revid, content=True).text,
    "contributors": lambda: page().contributors(),
    "links": lambda: first(page().linkedPages()),
    "categories": lambda: first(page().categories()),
    "templates, images and external links": lambda: [first(page().itertemplates()), first(page().imagelinks()), first(page().extlinks())],
    "several pages": lambda: len([one.text for one in site.preloadpages(first(category.articles(), 3)) if one.text]) == 3,
    "backlinks": lambda: first(page("Merrow").backlinks()),
    "references": lambda: first(page("Merrow").getReferences()),
    "category members": lambda: first(category.articles()),
    "category counts": lambda: category.categoryinfo["pages"] > 0,
    "all pages, continued": lambda: len(first(site.allpages(total=120), 200)) == 120,
    "all categories": lambda: first(site.allcategories()),
    "pages with a prefix": lambda: first(pagegenerators.PrefixingPageGenerator("L", site=site)),
    "search": lambda: first(site.search(word)),
    "recent changes": lambda: first(site.recentchanges()),
    "user": user,
    "all users": lambda: first(site.allusers()),
    "log": lambda: first(site.logevents()),
    "random pages": lambda: first(site.randompages(total=3)),
    "file": lambda: [file.latest_file_info.sha1 for file in first(site.allimages(), 2)],
    "special pages": lambda: [first(site.longpages()), first(site.lonelypages()), first(site.wantedpages())],
    "create a page": lambda: save("Hello [[Merrow]].", "Create"),
    "edit a page": lambda: save("Hello again, [[Merrow]].", "Edit") and edit(appendtext=" More.").endswith(" More."),
    "new section": lambda: "== A heading ==" in edit(section="new", text="Text"),
    "redirect, and a refused edit": lambda: redirect() and refused(),
    "logout": logout,
}

print(f"1..{len(steps)}")
for number, (name, step) in enumerate(steps.items(), 1):
    try:
        result = step()
        reason = "" if result else f": it is {result!r}"
    except Exception as error:  # The other steps run.
        reason = f": {type(error).__name__}: {error}".replace("\n", " ")
    print(f"{'not ' if reason else ''}ok {number} - {name}{reason}", flush=True)
