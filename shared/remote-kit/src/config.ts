import type { AllowedOrigins, SizeBudget } from '@portal/contract/build-descriptor'
import {
  getSlotPropsVersion,
  type SlotComponentProps,
  type SlotName,
} from '@portal/contract/extension-points'
import type {
  NavEntry,
  RemoteContributions,
  RemoteRoute,
  SlotContribution,
} from '@portal/contract/remote-registry'
import type { ScreenSkeleton } from '@portal/contract/skeleton'
import type { StaffRole } from '@portal/contract/staff'
import type { IconName } from '@portal/ui'
import type { Remote, ScreenView, SlotComponentSource } from './define.tsx'

type ViewNamesOfKind<Views, Kind> = { [K in keyof Views]: Views[K] extends Kind ? K : never }[keyof Views] &
  string

/** Names of the views that fit a slot: views that accept the slot's props, and views without props. */
type ViewNamesForSlot<Sources, Name extends SlotName> = {
  [K in keyof Sources]: Sources[K] extends SlotComponentSource<infer Props>
    ? Partial<SlotComponentProps<Name>> extends Props
      ? K
      : never
    : never
}[keyof Sources] &
  string

type TypedSlotEntry<Sources> = {
  [Name in SlotName]: Omit<SlotContribution, 'view' | 'slot' | 'props'> & {
    slot: Name
    view: ViewNamesForSlot<Sources, Name>
  }
}[SlotName]

type RemoteSources<R extends Remote> = NonNullable<R['sources']>

/** The description of a remote: plain data, from which the build creates the descriptor. */
export interface RemoteConfig {
  /** Semver range of portal contract versions. */
  portal: string
  contributes: RemoteContributions
  origins?: AllowedOrigins
  budget?: SizeBudget
  widgets?: Readonly<Record<string, string>>
  skeletons?: Readonly<Record<string, ScreenSkeleton>>
  staff?: StaffRole[]
}

interface TypedRemoteConfig<Views, Sources, Texts> {
  portal: string
  /** External origins that the screens use. The pages' content security policy allows no others. */
  origins?: AllowedOrigins
  /** Maximum size of the files, if the default limit is too small. */
  budget?: SizeBudget
  /** Entry modules by name. A widget runs in a sandboxed iframe at `/_widget/<name>`. */
  widgets?: Readonly<Record<string, string>>
  /** Skeletons of the screens by view, shown before the screen's code loads. */
  skeletons?: Readonly<Partial<Record<ViewNamesOfKind<Views, ScreenView>, ScreenSkeleton>>>
  /** Staff roles that may use the remote. Without roles, the remote is for customers. */
  staff?: StaffRole[]
  contributes: {
    routes?: (Omit<RemoteRoute, 'view' | 'title' | 'shows'> & {
      view: ViewNamesOfKind<Views, ScreenView>
      title: keyof Texts & string
      shows?: SlotName[]
    })[]
    nav?: (Omit<NavEntry, 'label' | 'icon'> & { label: keyof Texts & string; icon: IconName })[]
    slots?: TypedSlotEntry<Sources>[]
  }
}

/**
 * Types `remote.config.ts` with the remote that it describes: an unknown view, title, label, icon or slot, or a slot
 * component with incompatible props, is a compile error; a menu entry for an unknown route fails the build. Use type
 * imports only, so that the file stays plain data.
 */
export function defineRemoteConfig<R extends Remote, Texts extends object>(
  config: TypedRemoteConfig<R['views'], RemoteSources<R>, Texts>,
): RemoteConfig {
  const { routes = [], nav = [], slots = [] } = config.contributes
  const { contributes: _, skeletons, ...rest } = config
  const ids = routes.map(({ id }) => id)
  const lost = nav.find(({ route }) => !ids.includes(route))
  if (lost) throw new Error(`The menu names the route ${lost.route}, which is none of: ${ids.join(', ')}.`)
  const drawn = skeletons && { skeletons: skeletons as Readonly<Record<string, ScreenSkeleton>> }
  const built = slots.map((one): SlotContribution => {
    const props = getSlotPropsVersion(one.slot)
    return props === undefined ? one : { ...one, props }
  })
  return { ...rest, ...drawn, contributes: { routes, nav, slots: built } }
}
