import type { RemoteScreen } from '@portal/domain/routing'
import type { Shell } from '../shell.ts'
import { type DataPrefetchDependencies, prefetchScreenData, preloadScreen } from './prefetch.ts'

const pointingEvents = ['pointerover', 'touchstart', 'focusin'] as const

type LinkPrefetchDependencies = DataPrefetchDependencies &
  Pick<Shell, 'loader'> & { routing: Pick<Shell['routing'], 'leadsTo'> }

/**
 * Prefetches a screen's code when a link to it is hovered, touched or focused, also on slow or metered connections.
 * Each screen is prefetched once, and again after a failure. Pressing the link also sends the screen's first reads: a
 * press lasts a tenth of a second, which a slow phone would otherwise not use.
 */
export function prefetchLinkedScreens({ routing, loader, ...parts }: LinkPrefetchDependencies): void {
  const prefetched = new Set<string>()
  const findLinkedScreen = ({ target }: Event): RemoteScreen | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const destination = link && routing.leadsTo(link)
    return destination?.kind === 'screen' && destination.route.audience === 'customer'
      ? destination
      : undefined
  }
  const prefetchLinkedScreenCode = (event: Event) => {
    const screen = findLinkedScreen(event)
    if (!screen || prefetched.has(screen.name)) return
    prefetched.add(screen.name)
    preloadScreen(loader, screen.remote.name, screen.route.view).catch(() => prefetched.delete(screen.name))
  }
  const prefetchLinkedScreenData = (event: Event) => {
    const screen = findLinkedScreen(event)
    if (screen) prefetchScreenData(parts, screen)
  }
  for (const type of pointingEvents)
    document.addEventListener(type, prefetchLinkedScreenCode, { passive: true })
  document.addEventListener('pointerdown', prefetchLinkedScreenData, { passive: true })
}
