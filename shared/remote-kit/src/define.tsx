import type { ComponentType, ReactNode } from 'react'
import type { ViewPortal } from './context.tsx'
import type { Portal } from './portal.ts'
import {
  createScreenApplication,
  createScreenRoot,
  type ScreenLifecycles,
  type ViewModule,
  ViewRoot,
} from './screen.tsx'
import { type CatalogLoader, followLanguage } from './texts.tsx'

export interface ScreenSource {
  kind: 'screen'
  load(): ViewModule
}
export interface SlotComponentSource<Props extends object = {}> {
  /** Discriminator that every shell version recognises. */
  kind: 'piece'
  load(): ViewModule<Props>
}
export type ViewSource = ScreenSource | SlotComponentSource

/** Defines a view that a route shows. The import must name its chunk `view.<name>`; the build checks this. */
export const defineScreen = (load: () => ViewModule): ScreenSource => ({ kind: 'screen', load })

/** Defines a view for slots of other remotes. All props are optional, because an older host may pass none. */
export const defineSlotComponent = <Props extends object = {}>(
  load: () => ViewModule<Props>,
): SlotComponentSource<Props> => ({ kind: 'piece', load })

export interface ScreenView {
  kind: 'screen'
  application(): Promise<ScreenLifecycles>
  /** Prefetches code and texts, so that navigation needs no request. */
  preload(): Promise<unknown>
  root(): Promise<() => ReactNode>
}
/** A slot component as the shell receives it; it renders in the host's React tree. */
export interface SlotComponentView {
  kind: 'piece'
  component(): Promise<ComponentType>
}

export type ViewsOfSources<Sources> = {
  [K in keyof Sources]: ViewSource extends Sources[K]
    ? ScreenView | SlotComponentView
    : Sources[K] extends ScreenSource
      ? ScreenView
      : SlotComponentView
}

/** A remote: its views and their sources. Every remote exports one as `./remote`. */
export interface Remote<Sources = Record<string, ViewSource>> {
  views: ViewsOfSources<Sources>
  /** Sources of the views. Only their types are used, to check which views fit a slot. Since 1.10. */
  sources?: Sources
}

/** Defines a remote. View names are inferred, so that `remote.config.ts` can only contribute views that exist. */
export function defineRemote<const Sources extends Record<string, ViewSource>>(remote: {
  portal: Portal
  texts: CatalogLoader
  views: Sources
}): Remote<Sources> {
  const { portal } = remote
  const texts = followLanguage(remote.texts, portal.language)

  const lasting = new AbortController().signal

  const toView = (source: ViewSource): ScreenView | SlotComponentView => {
    if (source.kind === 'screen')
      return {
        kind: 'screen',
        application: () => createScreenApplication(portal, texts, source.load),
        preload: () => Promise.all([source.load(), texts.ready()]),
        root: () => createScreenRoot(portal, texts, source.load, () => lasting),
      }
    const viewPortal: ViewPortal = { ...portal, signal: lasting }
    return {
      kind: 'piece',
      component: async () => {
        const [{ default: View }] = await Promise.all([source.load(), texts.ready()])
        return (props: object) => (
          <ViewRoot portal={viewPortal} texts={texts}>
            <View {...props} />
          </ViewRoot>
        )
      },
    }
  }
  const views = Object.entries(remote.views).map(([name, source]) => [name, toView(source)])
  return { views: Object.fromEntries(views) as ViewsOfSources<Sources> }
}
