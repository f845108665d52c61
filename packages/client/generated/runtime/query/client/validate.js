/** A request that the service would refuse: it was not sent. */
export class ValidationError extends Error {
    constructor(findings) {
        super(findings.map(({ message }) => message).join("\n"));
        this.name = "ValidationError";
        this.findings = findings;
    }
    /** @internal Users catch these errors, and do not make them. */
    static of(findings) {
        return new ValidationError(findings);
    }
}
/** A check of whole requests out of their decoder. @internal */
export function validator(decode) {
    return (query, highLimits) => {
        const { errors = [] } = decode(query, { highLimits, all: true });
        if (errors.length > 0)
            throw ValidationError.of(errors);
    };
}
