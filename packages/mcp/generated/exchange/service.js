// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  exchange: {
    text: "exchange: Exchange Management API. How programs manage a telephone exchange (PBX), in two areas. Login tokens, with which web users and extensions log in once or for a time, are generated and reset. Paging groups, which belong to a tenant, are listed, read, created, updated and deleted.\nOperations:\n- exchange.generateLoginToken (writes): Generate a login token\n- exchange.resetLoginToken (writes): Reset a login token\n- exchange.listPagingGroups (reads): List paging groups\n- exchange.getPagingGroup (reads): Read one paging group\n- exchange.createPagingGroup (writes): Create a paging group\n- exchange.updatePagingGroup (writes): Update a paging group\n- exchange.deletePagingGroup (writes): Delete a paging group",
  },
};
