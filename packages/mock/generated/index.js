// The root of @kiln/mock, which lists its modules. Generated: change the spec instead.
throw new Error("@kiln/mock has nothing in its root. Import exchangeMock from \"@kiln/mock/exchange\", queryMock from \"@kiln/mock/query\".");

export const exchangeMock = undefined;
export const queryMock = undefined;
export default undefined;
