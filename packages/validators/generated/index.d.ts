// The root of @kiln/validators, which lists its modules. Generated: change the spec instead.
/** @deprecated Import it from "@kiln/validators/query/allcategories". */
export declare const decode: never;

/** @deprecated Import it from "@kiln/validators/query/allcategories". */
export declare const encode: never;

/** @deprecated Import it from "@kiln/validators/query/allcategories". */
export declare const standard: never;

/** @deprecated Import it from "@kiln/validators/query/allcategories". */
export declare const validate: never;

/** @deprecated @kiln/validators has nothing in its root. Import decode from "@kiln/validators/query/allcategories", encode from "@kiln/validators/query/allcategories", standard from "@kiln/validators/query/allcategories", validate from "@kiln/validators/query/allcategories". */
declare const nothing: never;
export default nothing;
