/** Where the adviser's notes are. */
export const notesPath = '/notities'
