import { storedIn } from '../session/stored-in.ts'

/** How long a start that never came back is held against a version, in milliseconds. */
const heldMs = 86_400_000

/** How long a note stands at most in a page that goes on: its timers run, so nothing loops. In milliseconds. */
const longestMs = 2000

/** A note that is younger may be of a tab that goes on, in milliseconds; less than customers wait without being told. */
const underWayMs = 3000

/** How often it is looked whether it has come to an end there, in milliseconds. */
const pauseMs = 100

const prefix = 'starting '
const keyOf = (hash: string) => prefix + hash

/** Notes of which versions' code is being run. Versions are told apart by the hashes of their builds. */
export interface Starts {
  /** Code of a version runs from now on. Answers what to call when it has come back. */
  begin(hash: string): () => void
  /** Code of a version runs now, or in the task in which the answer is there, and not after it. */
  running(hash: string): Promise<void>
  /** Whether code of a version was run on this device within a day, and never came back. */
  isStuck(hash: string): Promise<boolean>
  /** Lets a version be started again. */
  forget(hash: string): void
}

/**
 * Notes on the device, while code of a remote runs, that it does. Nothing in a page can end a loop without end, which
 * keeps the page's only thread: customers close the tab, or their browser does. The note is there then, and the next page
 * does not start that version again; a page that ends in any other way takes its notes back as it is left.
 *
 * A note stands while code runs, and not while it is on its way: a slow line is no loop. When that is, browsers do not
 * tell. So the shell notes what it runs itself: the module that a remote exposes, the mounting of a screen, the first
 * drawing of a slot component. Builds tell when their first file begins, and when code that came later does
 * (`webpack/running.ts` in remote-kit). Where one start begins within another, the note is of the inner one.
 *
 * What cannot be had: Firefox keeps what a task writes once that task has ended, so there a first file, or a drawing, that
 * loops is not noted; all else is noted a task before. A file that loops outside its modules, before its build's own first
 * lines, is noted nowhere; no build of the kit does. Nothing is noted of what runs later, after a press or a timer: the
 * next page begins as this one did. A page that the device ends while code is noted, for want of memory, counts as a loop:
 * that costs the version its place until somebody asks for it again, a new version is there, or a day is over.
 */
export function createStarts(): Starts {
  const begun: string[] = []
  const verdicts = new Map<string, Promise<boolean>>()

  /** Not in a tab that nobody sees: its timers are put off, and the device may end it whenever it likes. */
  const note = (hash: string) =>
    document.hidden ? null : storedIn((store) => store.setItem(keyOf(hash), String(Date.now())))
  const remove = (hash: string) => storedIn((store) => store.removeItem(keyOf(hash)))
  /** When it was noted; null for no note, or one that says nothing any more. */
  const noted = (hash: string): number | null => {
    const at = Number(storedIn((store) => store.getItem(keyOf(hash))) ?? Number.NaN)
    return Date.now() - at < heldMs ? at : null
  }

  const change = (alter: () => void) => {
    const before = begun.at(-1)
    alter()
    const after = begun.at(-1)
    if (before === after) return
    if (before !== undefined) remove(before)
    if (after !== undefined) note(after)
  }
  const begin = (hash: string) => {
    change(() => begun.push(hash))
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      clearTimeout(late)
      change(() => begun.splice(begun.lastIndexOf(hash), 1))
    }
    const late = setTimeout(end, longestMs)
    return end
  }

  const look = async (hash: string): Promise<boolean> => {
    const at = noted(hash)
    if (at === null) return false
    const until = Date.now() + Math.min(underWayMs, Math.max(0, at + underWayMs - Date.now()))
    while (Date.now() < until && noted(hash) === at)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return noted(hash) === at
  }

  const leave = () => begun.forEach(remove)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  forgetOld(noted, remove)

  return {
    begin,
    running: (hash) => {
      const end = begin(hash)
      const next = nextTask()
      void next.then(nextTask).then(end)
      return next
    },
    isStuck: (hash) => {
      const known = verdicts.get(hash) ?? look(hash)
      verdicts.set(hash, known)
      return known
    },
    forget: (hash) => {
      remove(hash)
      verdicts.delete(hash)
    },
  }
}

/** Removes notes that are held against no version any more. */
function forgetOld(noted: (hash: string) => number | null, remove: (hash: string) => void): void {
  const keys = storedIn((store) => Object.keys(store)) ?? []
  for (const key of keys) {
    const hash = key.slice(prefix.length)
    if (key.startsWith(prefix) && noted(hash) === null) remove(hash)
  }
}

/** Resolves in the next task, which browsers do not put off, as they do timers of a tab that nobody sees. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
