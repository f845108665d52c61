// The root of @kiln/mock, which lists its modules. Generated: change the spec instead.
/** @deprecated Import it from "@kiln/mock/exchange". */
export declare const exchangeMock: never;

/** @deprecated Import it from "@kiln/mock/query". */
export declare const queryMock: never;

/** @deprecated @kiln/mock has nothing in its root. Import exchangeMock from "@kiln/mock/exchange", queryMock from "@kiln/mock/query". */
declare const nothing: never;
export default nothing;
