/**
 * Libraries that stand on React, or are it: a remote that brings a React of its own brings what it uses of these, too. What else the
 * shell gives, all have of the shell.
 */
const standOnReact =
  /^(react|react-dom|scheduler|react-router(-dom)?|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/

/** Whether a library may come with a React of a remote's own. */
export const isOfReact = (library: string): boolean => standOnReact.test(library)
