// The root of @kiln/validators, which lists its modules. Generated: change the spec instead.
throw new Error("@kiln/validators has nothing in its root. Import decode from \"@kiln/validators/query/allcategories\", encode from \"@kiln/validators/query/allcategories\", standard from \"@kiln/validators/query/allcategories\", validate from \"@kiln/validators/query/allcategories\".");

export const decode = undefined;
export const encode = undefined;
export const standard = undefined;
export const validate = undefined;
export default undefined;
