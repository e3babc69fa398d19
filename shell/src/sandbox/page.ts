import type { Sandbox } from '@portal/contract/sandbox'
import type { PublishedRemote } from '@portal/contract/snapshot'
import type { FrameState } from './messages.ts'

/** A remote of whom nothing runs in the page. */
export type SandboxedRemote = PublishedRemote & { sandbox: Sandbox; hash: string }

/** What frames are told of the page that they stand in. */
export interface SandboxPage {
  stateFor(remote: string): FrameState
  /** Calls `listener` when that may have changed; returns how to stop. */
  follow(listener: () => void): () => void
}

/** Whether a remote is to run in a frame of its own. */
export const isSandboxed = (remote: PublishedRemote): remote is SandboxedRemote =>
  remote.sandbox !== undefined
