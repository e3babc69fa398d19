import type { MountedView } from '@portal/remote-kit/mounted'
import { useEffect, useRef, useState, useSyncExternalStore, version } from 'react'
import { primary, stack, title } from '../shared/look.ts'

/** Counts what is pressed, tells which React it runs on, and shows the customer's home as other remotes draw it. */
export function Counter({ view }: { view: MountedView }) {
  const text = useSyncExternalStore(view.text.subscribe, view.text.get)
  const [count, setCount] = useState(0)
  const home = useRef<HTMLElement>(null)
  useEffect(() => (home.current ? view.show('dashboard.home', home.current) : undefined), [view])
  return (
    <div style={stack}>
      <h2 style={title}>React {version}</h2>
      <p role="status">{text('counted', { count })}</p>
      <button type="button" style={primary} onClick={() => setCount(count + 1)}>
        {text('press')}
      </button>
      <section ref={home} style={{ width: '100%' }} aria-label={text('home')} />
    </div>
  )
}
