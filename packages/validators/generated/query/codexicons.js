// The parameters of codexicons. Generated: change the spec instead.
import {
  areAll,
  decoder,
  encodeWith,
  isObject,
  isOneOf,
  module,
  once,
  open,
  orAll,
  required,
  someOf,
  standardOf,
} from "../runtime/query/core.js";


const iconsPattern = /* @__PURE__ */ new RegExp("^cdxIconLogo", "u");
const icons2Set = /* @__PURE__ */ new Set([
  "cdxIconAdd", "cdxIconAlert", "cdxIconAlignCenter", "cdxIconAlignLeft", "cdxIconAlignRight", "cdxIconAppearance", "cdxIconArrowDown",
  "cdxIconArrowNext", "cdxIconArrowPrevious", "cdxIconArrowUp", "cdxIconArticle", "cdxIconArticleAdd", "cdxIconArticleCheck",
  "cdxIconArticleDisambiguation", "cdxIconArticleNotFound", "cdxIconArticleRedirect", "cdxIconArticleSearch", "cdxIconArticles",
  "cdxIconArticlesSearch", "cdxIconAttachment", "cdxIconBell", "cdxIconBellOutline", "cdxIconBigger", "cdxIconBlock", "cdxIconBold",
  "cdxIconBook", "cdxIconBookmark", "cdxIconBookmarkList", "cdxIconBookmarkOutline", "cdxIconBright", "cdxIconBrowser", "cdxIconCalendar",
  "cdxIconCamera", "cdxIconCancel", "cdxIconChart", "cdxIconCheck", "cdxIconCheckAll", "cdxIconClear", "cdxIconClock", "cdxIconClose",
  "cdxIconCode", "cdxIconCollapse", "cdxIconConfigure", "cdxIconCopy", "cdxIconCut", "cdxIconDatabase", "cdxIconDie",
  "cdxIconDoubleChevronEnd", "cdxIconDoubleChevronStart", "cdxIconDownTriangle", "cdxIconDownload", "cdxIconDraggable", "cdxIconEdit",
  "cdxIconEditLock", "cdxIconEditUndo", "cdxIconEllipsis", "cdxIconError", "cdxIconExitFullscreen", "cdxIconExpand", "cdxIconEye",
  "cdxIconEyeClosed", "cdxIconFeedback", "cdxIconFlag", "cdxIconFolderPlaceholder", "cdxIconFullscreen", "cdxIconFunction",
  "cdxIconFunctionArgument", "cdxIconFunnel", "cdxIconGlobe", "cdxIconHalfBright", "cdxIconHalfStar", "cdxIconHand", "cdxIconHeart",
  "cdxIconHelp", "cdxIconHelpNotice", "cdxIconHieroglyph", "cdxIconHighlight", "cdxIconHistory", "cdxIconHome", "cdxIconImage",
  "cdxIconImageAdd", "cdxIconImageBroken", "cdxIconImageGallery", "cdxIconImageLayoutBasic", "cdxIconImageLayoutFrame",
  "cdxIconImageLayoutFrameless", "cdxIconImageLayoutThumbnail", "cdxIconImageLock", "cdxIconIndent", "cdxIconInfo", "cdxIconInfoFilled",
  "cdxIconInstance", "cdxIconItalic", "cdxIconJournal", "cdxIconKey", "cdxIconKeyboard", "cdxIconLabFlask", "cdxIconLanguage",
  "cdxIconLargerText", "cdxIconLayout", "cdxIconLightbulb", "cdxIconLink", "cdxIconLinkExternal", "cdxIconLinkSecure", "cdxIconListBullet",
  "cdxIconListNumbered", "cdxIconLiteral", "cdxIconLock", "cdxIconLogIn", "cdxIconLogOut", "cdxIconMap", "cdxIconMapPin",
  "cdxIconMapPinAdd", "cdxIconMapTrail", "cdxIconMarkup", "cdxIconMathematics", "cdxIconMathematicsDisplayBlock",
  "cdxIconMathematicsDisplayDefault", "cdxIconMathematicsDisplayInline", "cdxIconMenu", "cdxIconMerge", "cdxIconMessage", "cdxIconMoon",
  "cdxIconMove", "cdxIconMoveFirst", "cdxIconMoveLast", "cdxIconMusicalScore", "cdxIconNetwork", "cdxIconNetworkOff", "cdxIconNewWindow",
  "cdxIconNewline", "cdxIconNewspaper", "cdxIconNext", "cdxIconNoWikitext", "cdxIconNotBright", "cdxIconNotice",
  "cdxIconOngoingConversation", "cdxIconOutdent", "cdxIconOutline", "cdxIconPageSettings", "cdxIconPalette", "cdxIconPaste", "cdxIconPause",
  "cdxIconPlay", "cdxIconPower", "cdxIconPrevious", "cdxIconPrinter", "cdxIconPushPin", "cdxIconPuzzle", "cdxIconQrCode", "cdxIconQuotes",
  "cdxIconRecentChanges", "cdxIconRedo", "cdxIconReference", "cdxIconReferenceExisting", "cdxIconReferences", "cdxIconReload",
  "cdxIconRestore", "cdxIconRobot", "cdxIconSandbox", "cdxIconSearch", "cdxIconSearchCaseSensitive", "cdxIconSearchDiacritics",
  "cdxIconSearchRegularExpression", "cdxIconSettings", "cdxIconShare", "cdxIconSignature", "cdxIconSmaller", "cdxIconSmallerText",
  "cdxIconSortVertical", "cdxIconSpecialCharacter", "cdxIconSpecialPages", "cdxIconSpeechBubble", "cdxIconSpeechBubbleAdd",
  "cdxIconSpeechBubbles", "cdxIconStar", "cdxIconStop", "cdxIconStrikethrough", "cdxIconSubscript", "cdxIconSubtract", "cdxIconSuccess",
  "cdxIconSuperscript", "cdxIconTable", "cdxIconTableAddColumnAfter", "cdxIconTableAddColumnBefore", "cdxIconTableAddRowAfter",
  "cdxIconTableAddRowBefore", "cdxIconTableCaption", "cdxIconTableMergeCells", "cdxIconTableMoveColumnAfter",
  "cdxIconTableMoveColumnBefore", "cdxIconTableMoveRowAfter", "cdxIconTableMoveRowBefore", "cdxIconTag", "cdxIconTemplateAdd",
  "cdxIconTextDirLTR", "cdxIconTextDirRTL", "cdxIconTextFlow", "cdxIconTextStyle", "cdxIconTextSummary", "cdxIconTrash", "cdxIconTray",
  "cdxIconUnBlock", "cdxIconUnFlag", "cdxIconUnLink", "cdxIconUnLock", "cdxIconUnStar", "cdxIconUnderline", "cdxIconUndo",
  "cdxIconUpTriangle", "cdxIconUpdate", "cdxIconUpload", "cdxIconUserActive", "cdxIconUserAdd", "cdxIconUserAnonymous", "cdxIconUserAvatar",
  "cdxIconUserAvatarOutline", "cdxIconUserContributions", "cdxIconUserGroup", "cdxIconUserRights", "cdxIconUserTalk",
  "cdxIconUserTemporary", "cdxIconUserTemporaryLocation", "cdxIconViewCompact", "cdxIconViewDetails", "cdxIconVisionSimulator",
  "cdxIconVolumeDown", "cdxIconVolumeOff", "cdxIconVolumeUp", "cdxIconWatchlist", "cdxIconWikitext", "cdxIconWindow", "cdxIconZoomIn",
  "cdxIconZoomOut",
]);
function accepts_codexicons(name, given) {
  switch (name) {
    case "names":
      return given === "*" || areAll(given, (given) => isOneOf(given, icons2Set) || (typeof given === "string" && iconsPattern.test(given)));
    default:
      return false;
  }
}

function validate_codexicons(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_codexicons(name, value[name])) return false;
  return value["names"] !== undefined;
}


const parameters_codexicons = /* @__PURE__ */ once(() =>
  module("", [
    [(to, value) => { to.names = value; }, required(orAll(open(someOf(icons2Set), iconsPattern)))],
  ]),
);

const decode_codexicons = /* @__PURE__ */ decoder(parameters_codexicons);

const encode_codexicons = (value, options) => encodeWith("", accepts_codexicons, value, options);

const standard_codexicons = /* @__PURE__ */ standardOf({
      describe: parameters_codexicons,
      accepts: accepts_codexicons,
      required: ["names"],
      decode: decode_codexicons,
      encode: encode_codexicons,
    });

export { decode_codexicons as decode, encode_codexicons as encode, standard_codexicons as standard, validate_codexicons as validate };
