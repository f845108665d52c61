import { mockRequests } from "./mock-requests.ts";

mockRequests(1);
