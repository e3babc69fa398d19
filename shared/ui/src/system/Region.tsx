import { Fragment, type ReactNode, useCallback } from 'react'

/** What React tells an observer of: each element of a fragment, as it comes. */
interface Observable {
  observeUsing(observer: { observe(element: Element): void; unobserve(): void }): void
}

/**
 * Marks the outermost elements of what stands in it as drawn by a remote. No element stands around them: who shows them may style its
 * own children.
 */
export function Region({ remote, children }: { remote: string; children: ReactNode }) {
  const mark = useCallback(
    (fragment: object | null) =>
      (fragment as Observable | null)?.observeUsing({
        observe: (element) => element.setAttribute('data-remote', remote),
        unobserve: () => {},
      }),
    [remote],
  )
  return <Fragment ref={mark}>{children}</Fragment>
}
