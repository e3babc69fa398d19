import type { PublishedRemote } from '@portal/contract/snapshot'
import { ownerIn } from '../report/owner.ts'
import { type Asked, accountChannel, type PageAccount, type RemoteAccount } from './account-channel.ts'
import { followLongFrames } from './long-frames.ts'

/** Classes of the page's one sheet, and how many rules each has. */
function rulesOfClasses(): Map<string, number> {
  const rules = new Map<string, number>()
  const count = (list: CSSRuleList) => {
    for (const rule of list) {
      const [name] = /\.[\w-]+/.exec('selectorText' in rule ? (rule as CSSStyleRule).selectorText : '') ?? []
      if (name) rules.set(name.slice(1), (rules.get(name.slice(1)) ?? 0) + 1)
      else if ('cssRules' in rule) count((rule as CSSGroupingRule).cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) count(cssRules)
  return rules
}

/** What each remote has in the page now: elements, and the rules of their classes. */
function drawnNow(): Map<string, Pick<RemoteAccount, 'nodes' | 'rules'>> {
  const ofClass = rulesOfClasses()
  const drawn = new Map<string, { nodes: number; classes: Set<string> }>()
  for (const element of document.querySelectorAll('[data-remote], [data-remote] *')) {
    const remote = element.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? ''
    const known = drawn.get(remote) ?? { nodes: 0, classes: new Set() }
    known.nodes++
    for (const name of element.classList) known.classes.add(name)
    drawn.set(remote, known)
  }
  const rulesOf = (classes: Set<string>) =>
    [...classes].reduce((sum, name) => sum + (ofClass.get(name) ?? 0), 0)
  return new Map([...drawn].map(([name, { nodes, classes }]) => [name, { nodes, rules: rulesOf(classes) }]))
}

/** Answers whoever asks over the channel what each remote costs this page; frames of before are counted too. */
export function tellAccounts(remotes: readonly PublishedRemote[]): void {
  const ownerOf = ownerIn(remotes)
  const long = new Map<string, { scripts: number; ms: number }>()
  followLongFrames(({ file, ms }) => {
    const owner = file ? ownerOf(file) : 'not told'
    const known = long.get(owner) ?? { scripts: 0, ms: 0 }
    long.set(owner, { scripts: known.scripts + 1, ms: known.ms + ms })
  })
  const page = crypto.randomUUID()
  const channel = new BroadcastChannel(accountChannel)
  const tell = () => {
    const drawn = drawnNow()
    const names = [...new Set([...long.keys(), ...drawn.keys()])]
    const accounts = names.map(
      (name): RemoteAccount => ({
        name,
        ...(long.get(name) ?? { scripts: 0, ms: 0 }),
        ...(drawn.get(name) ?? { nodes: 0, rules: 0 }),
      }),
    )
    channel.postMessage({ page, path: location.pathname, accounts } satisfies PageAccount)
  }
  channel.onmessage = ({ data }: MessageEvent<Asked | PageAccount>) => data === 'asked' && tell()
  setTimeout(tell)
}
