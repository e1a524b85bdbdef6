const copied: string[] = [];

/** Stand-in of \@react-native-clipboard/clipboard. */
const Clipboard = {
  copied,
  setString: (text: string): void => void copied.push(text),
};

export default Clipboard;
