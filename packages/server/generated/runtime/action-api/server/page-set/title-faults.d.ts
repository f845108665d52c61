import type { MessageText } from "../../../query/server/message.js";
/** The reason why a string is not a valid title. The code of the fault is the key of its message. */
export type TitleFault = MessageText & {
    readonly key: string;
};
export declare const emptyTitle: TitleFault;
export declare const badEncoding: TitleFault;
export declare const talkOfOther: TitleFault;
export declare const leadingColon: TitleFault;
export declare const relativePath: TitleFault;
export declare const signature: TitleFault;
export declare function badCharacters(character: string, title: string): TitleFault;
export declare function tooLong(most: number): TitleFault;
