/** By which the page about remotes asks the other pages of its browser, and they answer it. */
export const accountChannel = 'portal-account'

/** The question. */
export type Asked = 'asked'

/** What one remote costs a page; `shell` is what stands around them. */
export interface RemoteAccount {
  name: string
  /** Its scripts in frames that took longer than 50 ms, and how long they ran, in milliseconds. */
  scripts: number
  ms: number
  /** Elements that it draws now, and rules of style of their classes, which others may draw with too. */
  nodes: number
  rules: number
}

/** The answer of one page. */
export interface PageAccount {
  /** Tells pages apart. */
  page: string
  path: string
  accounts: RemoteAccount[]
}
