import type { ComponentType, ReactNode } from 'react'
import type { ViewPortal } from './context.tsx'
import type { Portal } from './portal.ts'
import { type ScreenLifecycles, screenApplication, screenRoot, type ViewModule } from './screen.tsx'
import { type Catalogs, followLanguage } from './texts.tsx'
import { ViewRoot } from './view-root.tsx'

/** Unloaded definition of a screen. */
export interface ScreenSource {
  kind: 'screen'
  load(): ViewModule
}
/** Unloaded definition of a slot component. */
export interface SlotComponentSource<Props extends object = {}> {
  /** The word by which shells of every version know a slot component. */
  kind: 'piece'
  load(): ViewModule<Props>
}
export type ViewSource = ScreenSource | SlotComponentSource

/** A view that fills a route. The import names its chunk `view.<name>`; the build checks that it does. */
export const screen = (load: () => ViewModule): ScreenSource => ({ kind: 'screen', load })

/**
 * A view that others show in a slot. The import names its chunk `view.<name>`; the build checks that it does. Its props are all
 * optional: whoever shows it may be of a version that passes none.
 */
export const slotComponent = <Props extends object = {}>(
  load: () => ViewModule<Props>,
): SlotComponentSource<Props> => ({ kind: 'piece', load })

/** A screen as the shell gets it. */
export interface ScreenView {
  kind: 'screen'
  application(): Promise<ScreenLifecycles>
  /** Fetches its code and texts ahead, so that going there asks the network for nothing. */
  preload(): Promise<unknown>
  /** The whole screen as one component: what the application mounts, and what the edge draws. */
  root(): Promise<() => ReactNode>
}
/** A slot component as the shell gets it: a component for the tree of whoever shows the slot. */
export interface SlotComponentView {
  kind: 'piece'
  component(): Promise<ComponentType>
}

/** The views that a map of sources becomes. */
export type Views<Sources> = {
  [K in keyof Sources]: ViewSource extends Sources[K]
    ? ScreenView | SlotComponentView
    : Sources[K] extends ScreenSource
      ? ScreenView
      : SlotComponentView
}

/** What a remote exposes as `./remote`. */
export interface Remote<Sources = Record<string, ViewSource>> {
  views: Views<Sources>
  /** What the views are made of, there for its types alone: a slot is told by them which views fit it. Since 1.10. */
  sources?: Sources
}

/**
 * Makes a remote of a map of views. The names are inferred, so `remote.config.ts` can only contribute views that
 * exist.
 */
export function defineRemote<const Sources extends Record<string, ViewSource>>(remote: {
  portal: Portal
  texts: Catalogs
  views: Sources
}): Remote<Sources> {
  const { portal } = remote
  const texts = followLanguage(remote.texts, portal.language)

  const lasting = new AbortController().signal

  const view = (source: ViewSource): ScreenView | SlotComponentView => {
    if (source.kind === 'screen')
      return {
        kind: 'screen',
        application: () => screenApplication(portal, texts, source.load),
        preload: () => Promise.all([source.load(), texts.ready()]),
        root: () => screenRoot(portal, texts, source.load, () => lasting),
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
  const views = Object.entries(remote.views).map(([name, source]) => [name, view(source)])
  return { views: Object.fromEntries(views) as Views<Sources> }
}
