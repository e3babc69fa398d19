import type { Budget, Origins } from '@portal/contract/descriptor'
import { type PropsOfSlot, propsVersionOf, type SlotName } from '@portal/contract/extension-points'
import type { Contributions, Nav, Route, Slot } from '@portal/contract/registry'
import type { ScreenSkeleton } from '@portal/contract/skeleton'
import type { StaffRole } from '@portal/contract/staff'
import type { IconName } from '@portal/ui'
import type { Remote, ScreenView, SlotComponentSource } from './define.tsx'

type NamesOf<Views, Kind> = { [K in keyof Views]: Views[K] extends Kind ? K : never }[keyof Views] & string

/** Views that fit a slot: those that accept its props, or none. */
type ViewsFor<Sources, Name extends SlotName> = {
  [K in keyof Sources]: Sources[K] extends SlotComponentSource<infer Props>
    ? Partial<PropsOfSlot<Name>> extends Props
      ? K
      : never
    : never
}[keyof Sources] &
  string

type SlotOf<Sources> = {
  [Name in SlotName]: Omit<Slot, 'view' | 'slot' | 'props'> & { slot: Name; view: ViewsFor<Sources, Name> }
}[SlotName]

type SourcesOf<R extends Remote> = NonNullable<R['sources']>

/** A remote's own description: plain data, from which its descriptor is built. */
export interface RemoteConfig {
  /** Semver range of the portal contract that it needs. */
  portal: string
  contributes: Contributions
  origins?: Origins
  budget?: Budget
  widgets?: Readonly<Record<string, string>>
  skeletons?: Readonly<Record<string, ScreenSkeleton>>
  staff?: StaffRole[]
}

interface TypedConfig<Views, Sources, Texts> {
  portal: string
  /** External origins that its screens need. The pages' content security policy allows these and no others. */
  origins?: Origins
  /** Maximum size of its files, if the default limit is not enough. */
  budget?: Budget
  /**
   * Widgets by name, each with its entry module relative to the remote's folder. A widget is a separate bundle that
   * runs in a sandboxed iframe at `/_widget/<name>`.
   */
  widgets?: Readonly<Record<string, string>>
  /** Skeletons of its screens by view, shown before their code loads. */
  skeletons?: Readonly<Partial<Record<NamesOf<Views, ScreenView>, ScreenSkeleton>>>
  /** Staff roles that the remote is for; customers' pages then never include it. Without it, it is for customers. */
  staff?: StaffRole[]
  contributes: {
    routes?: (Omit<Route, 'view' | 'title' | 'shows'> & {
      view: NamesOf<Views, ScreenView>
      title: keyof Texts & string
      shows?: SlotName[]
    })[]
    nav?: (Omit<Nav, 'label' | 'icon'> & { label: keyof Texts & string; icon: IconName })[]
    slots?: SlotOf<Sources>[]
  }
}

/**
 * Types `remote.config.ts` with the remote that it describes: an unknown view, title, label, icon or slot, or a slot
 * component with incompatible props, is a compile error; a menu entry for an unknown route fails the build. Use type
 * imports only, so that the file stays plain data.
 */
export function remoteConfig<R extends Remote, Texts extends object>(
  config: TypedConfig<R['views'], SourcesOf<R>, Texts>,
): RemoteConfig {
  const { routes = [], nav = [], slots = [] } = config.contributes
  const { contributes: _, skeletons, ...rest } = config
  const ids = routes.map(({ id }) => id)
  const lost = nav.find(({ route }) => !ids.includes(route))
  if (lost) throw new Error(`The menu names the route ${lost.route}, which is none of: ${ids.join(', ')}.`)
  const drawn = skeletons && { skeletons: skeletons as Readonly<Record<string, ScreenSkeleton>> }
  const built = slots.map((one): Slot => {
    const props = propsVersionOf(one.slot)
    return props === undefined ? one : { ...one, props }
  })
  return { ...rest, ...drawn, contributes: { routes, nav, slots: built } }
}
