import type { MountedView } from '@portal/remote-kit/mounted'
import { useEffect, useRef, useState, useSyncExternalStore, version } from 'react'

/** Counts what is pressed, tells which React it runs on, and shows the customer's home as other remotes draw it. */
export function Counter({ view }: { view: MountedView }) {
  const text = useSyncExternalStore(view.text.subscribe, view.text.get)
  const [count, setCount] = useState(0)
  const home = useRef<HTMLElement>(null)
  useEffect(() => (home.current ? view.show('dashboard.home', home.current) : undefined), [view])
  return (
    <>
      <h2>React {version}</h2>
      <p role="status">{text('counted', { count })}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {text('press')}
      </button>
      <section ref={home} aria-label={text('home')} />
    </>
  )
}
