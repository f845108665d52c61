import { isOf } from "./scalar-types.js";
/** The first kind that the page fits. */
export function kindOf(page, kinds) {
    const fits = ({ name, type, optional }) => {
        return Object.hasOwn(page, name) ? type.kind === "union" || isOf(type, page[name]) : optional === true;
    };
    return (kinds.find(({ fields }) => fields.every(fits)) ?? kinds[0])?.name ?? "";
}
