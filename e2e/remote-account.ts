import type { CDPSession } from '@playwright/test'

/** What the code of one remote costs a page. */
export interface RemoteCost {
  /** Bytes that it has asked for and that are still held, in kilobytes, by samples. */
  held: number
  /** How long it ran, in milliseconds, by samples: what it drew as React called it too. */
  ran: number
}

interface Called {
  callFrame: { url: string }
}
interface Allocating extends Called {
  selfSize: number
  children: Allocating[]
}
interface Running extends Called {
  id: number
  children?: number[]
}

/** The remote that a file is of; files of remotes lie below its name and the hash of a build. */
const ownerOf = (url: string): string | undefined => /\/(mf-[a-z-]+)\/[0-9a-f]{16}\//.exec(url)?.[1]

/**
 * Begins to follow what the code of each remote costs: memory that remotes have in common with the shell cannot be told apart by whose it
 * is, so it counts for the innermost remote that asked for it.
 * @returns ends that, and answers the cost by remote; `shell` for the rest
 */
export async function followCosts(control: CDPSession): Promise<() => Promise<Record<string, RemoteCost>>> {
  await control.send('HeapProfiler.startSampling', { samplingInterval: 8192 })
  await control.send('Profiler.enable')
  await control.send('Profiler.start')
  return async () => {
    const { profile: run } = await control.send('Profiler.stop')
    await control.send('HeapProfiler.collectGarbage')
    const { profile: heap } = await control.send('HeapProfiler.stopSampling')
    const costs: Record<string, RemoteCost> = {}
    const add = (name: string, what: keyof RemoteCost, much: number) => {
      costs[name] ??= { held: 0, ran: 0 }
      costs[name][what] += much
    }
    const addHeld = ({ callFrame, selfSize, children }: Allocating, caller: string) => {
      const owner = ownerOf(callFrame.url) ?? caller
      add(owner, 'held', selfSize / 1024)
      for (const child of children) addHeld(child, owner)
    }
    addHeld(heap.head, 'shell')
    const owners = ownersOf(run.nodes)
    for (const [index, id] of (run.samples ?? []).entries())
      add(owners.get(id) ?? 'shell', 'ran', (run.timeDeltas?.[index] ?? 0) / 1000)
    return costs
  }
}

/** The innermost remote on the way to each function; none for what only the shell's functions lead to, or nobody's. */
function ownersOf(nodes: readonly Running[]): Map<number, string> {
  const owners = new Map<number, string>()
  for (const { id, callFrame, children = [] } of nodes) {
    const owner = ownerOf(callFrame.url) ?? owners.get(id)
    if (!owner) continue
    owners.set(id, owner)
    for (const child of children) owners.set(child, owner)
  }
  return owners
}
