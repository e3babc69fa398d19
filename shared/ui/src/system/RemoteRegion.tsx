import { Fragment, type ReactNode, useCallback } from 'react'

/**
 * The one method of a React Fragment ref that is used here. The observer gets each outermost element of the fragment.
 */
interface ObservableElement {
  observeUsing(observer: { observe(element: Element): void; unobserve(): void }): void
}

/**
 * Marks the outermost elements of its content as rendered by a remote. It adds no wrapper element, so that screens can
 * style their direct children.
 */
export function RemoteRegion({ remote, children }: { remote: string; children: ReactNode }) {
  const mark = useCallback(
    (fragment: object | null) =>
      (fragment as ObservableElement | null)?.observeUsing({
        observe: (element) => element.setAttribute('data-remote', remote),
        unobserve: () => {},
      }),
    [remote],
  )
  return <Fragment ref={mark}>{children}</Fragment>
}
