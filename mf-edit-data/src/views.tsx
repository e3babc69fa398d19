import { defineScreen } from '@portal/remote-kit'

/** Screens of this remote, by view name. */
export const views = {
  retrieval: defineScreen(
    () => import(/* webpackChunkName: "view.retrieval" */ './retrieval/DataRetrievalScreen.tsx'),
  ),
  edit: defineScreen(() => import(/* webpackChunkName: "view.edit" */ './edit/EditScreen.tsx')),
}
