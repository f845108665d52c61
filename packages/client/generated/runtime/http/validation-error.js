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
