import { screen, slotComponent } from '@portal/remote-kit'
import { mounted } from '@portal/remote-kit/mounted'

/** The views of this remote, which draw themselves. */
export const views = {
  counter: screen(mounted(() => import(/* webpackChunkName: "view.counter" */ './counter/mount.tsx'))),
  badge: slotComponent(mounted(() => import(/* webpackChunkName: "view.badge" */ './badge/mount.tsx'))),
}
