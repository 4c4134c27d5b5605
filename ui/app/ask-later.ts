/** The page names the files of its path where nothing fetches them yet: now that the first load is here, they have the connection to themselves. */
const later = document.querySelector<HTMLTemplateElement>('#later')
if (later) document.head.append(later.content)
