@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@foreach ($rows as $row)
<button type="button" triger="#save-{{ $row->id }}">Зберегти</button>
@endforeach
</main>
@endsection
