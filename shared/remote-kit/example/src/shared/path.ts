/** Path of the notes screen. */
export const notesPath = '/notities'
