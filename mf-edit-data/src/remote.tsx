import { defineRemote, screen } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { texts } from './texts.ts'

export default defineRemote({
  portal,
  texts,
  views: {
    retrieval: screen(
      () => import(/* webpackChunkName: "view.retrieval" */ './retrieval/RetrievalScreen.tsx'),
    ),
    edit: screen(() => import(/* webpackChunkName: "view.edit" */ './EditScreen.tsx')),
  },
})
