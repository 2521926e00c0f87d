declare module "*.wasm" {
  /** Where the file lies, inside the executable or on the disk. */
  const path: string;
  export default path;
}
