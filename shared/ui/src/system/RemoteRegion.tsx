import { Fragment, type ReactNode, useCallback } from 'react'

/**
 * Type of a React Fragment ref, limited to the method that is used here. React calls `observe` with each outermost
 * element of the fragment.
 */
interface ObservableFragment {
  observeUsing(observer: { observe(element: Element): void; unobserve(): void }): void
}

/**
 * Marks the outermost elements of its content as rendered by a remote. It adds no wrapper element, so that screens can
 * style their direct children.
 */
export function RemoteRegion({ remote, children }: { remote: string; children: ReactNode }) {
  const mark = useCallback(
    (fragment: object | null) =>
      (fragment as ObservableFragment | null)?.observeUsing({
        observe: (element) => element.setAttribute('data-remote', remote),
        unobserve: () => {},
      }),
    [remote],
  )
  return <Fragment ref={mark}>{children}</Fragment>
}
