export const notesPath = '/notities'
