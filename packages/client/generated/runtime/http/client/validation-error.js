/** A request that was not sent, because the service would reject it. */
export class ValidationError extends Error {
    constructor(findings) {
        super(findings.map(({ message }) => message).join("\n"));
        this.name = "ValidationError";
        this.findings = findings;
    }
    /** @internal Users catch these errors and do not create them. */
    static of(findings) {
        return new ValidationError(findings);
    }
}
