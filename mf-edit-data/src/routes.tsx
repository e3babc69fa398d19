import { screen } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes. */
export const views = {
  retrieval: screen(() => import(/* webpackChunkName: "view.retrieval" */ './retrieval/RetrievalScreen.tsx')),
  edit: screen(() => import(/* webpackChunkName: "view.edit" */ './edit/EditScreen.tsx')),
}
