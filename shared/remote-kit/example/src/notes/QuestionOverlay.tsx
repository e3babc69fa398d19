import { createLazyOverlay } from '@portal/remote-kit/layer'

export const QuestionOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "ask" */ './QuestionForm.tsx'),
  ({ open }) => open,
)
