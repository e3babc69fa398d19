/** Words that lenders and firms' systems give in Dutch, whatever the language of the page: marked so, to be read aloud as such. */
export const Stated = ({ children }: { children: string }) => <span lang="nl">{children}</span>
