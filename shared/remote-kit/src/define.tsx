import type { ComponentType, ReactNode } from 'react'
import type { ViewPortal } from './context.tsx'
import type { Portal } from './portal.ts'
import { type ScreenLifecycles, screenApplication, screenRoot, type ViewModule } from './screen.tsx'
import { type Catalogs, followLanguage } from './texts.tsx'
import { ViewRoot } from './view-root.tsx'

/** Definition of a screen before its code is loaded. */
export interface ScreenSource {
  kind: 'screen'
  load(): ViewModule
}
/** Definition of a slot component before its code is loaded. */
export interface SlotComponentSource<Props extends object = {}> {
  /** Discriminator that every shell version recognises. */
  kind: 'piece'
  load(): ViewModule<Props>
}
export type ViewSource = ScreenSource | SlotComponentSource

/** Defines a view that a route shows. The import must name its chunk `view.<name>`, which the build checks. */
export const screen = (load: () => ViewModule): ScreenSource => ({ kind: 'screen', load })

/**
 * Defines a view that other remotes show in a slot. The import must name its chunk `view.<name>`, which the build
 * checks. All props are optional: the host may be an older version that passes none.
 */
export const slotComponent = <Props extends object = {}>(
  load: () => ViewModule<Props>,
): SlotComponentSource<Props> => ({ kind: 'piece', load })

/** A screen as the shell receives it. */
export interface ScreenView {
  kind: 'screen'
  application(): Promise<ScreenLifecycles>
  /** Prefetches code and texts, so that navigation needs no request. */
  preload(): Promise<unknown>
  /** The screen with its providers as one component, for mounting and for server rendering. */
  root(): Promise<() => ReactNode>
}
/** A slot component as the shell receives it; it renders in the host's React tree. */
export interface SlotComponentView {
  kind: 'piece'
  component(): Promise<ComponentType>
}

/** The loaded views for a map of sources. */
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
  /** Sources of the views, used only for their types, to check which views fit a slot. Since 1.10. */
  sources?: Sources
}

/**
 * Makes a remote from a map of views. View names are inferred, so `remote.config.ts` can only contribute views that
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
