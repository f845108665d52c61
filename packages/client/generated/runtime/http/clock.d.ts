/** Time and chance; tests bring their own. */
export interface Clock {
    /** From 0 up to 1. */
    random(): number;
    /** Ends sooner where the signal is aborted. */
    wait(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}
export declare const systemClock: Clock;
