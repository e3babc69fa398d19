/** What the browser's store answers; null where it keeps nothing for this address, as some do when they are told to. */
export function storedIn<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
