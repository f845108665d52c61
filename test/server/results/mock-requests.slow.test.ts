import { seeds } from "../../support/random.ts";
import { mockRequests } from "./mock-requests.ts";

mockRequests(7 * seeds);
