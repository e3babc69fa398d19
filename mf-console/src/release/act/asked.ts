import type { ReleaseAct } from '@portal/contract/release'

/** Something that needs no more than a reason. */
export type SimpleAct = Extract<ReleaseAct, { act: 'rollback' | 'disable' | 'enable' | 'follow' }>

/** What an operator wants to do: release a version, chosen or not, or something simple. */
export type Asked = { act: 'release'; version: string | null } | SimpleAct
