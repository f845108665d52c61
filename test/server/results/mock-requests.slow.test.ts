import { mockRequests } from "./mock-requests.ts";

mockRequests(20);
